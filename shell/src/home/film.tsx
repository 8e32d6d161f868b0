import { Trans, useLingui } from '@lingui/react/macro'
import { useRemote } from '@within-reach/shared-core/react'
import { Button, Notice, PlayIcon } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import bundledFilm from '../assets/film.webm'
import poster from '../assets/poster.webp'
import styles from './film.module.css'

/** The short film. Until it is played, only the poster is loaded. */
export function Film() {
  const { t } = useLingui()
  const { site } = useRemote()
  const [state, setState] = useState<'waiting' | 'started' | 'failed'>('waiting')
  const video = useRef<HTMLVideoElement>(null)
  const play = async () => {
    if (state === 'failed') video.current?.load()
    setState('started')
    // The pressed button leaves, so the film gets the focus.
    video.current?.focus()
    try {
      await video.current?.play()
    } catch (error) {
      // A pause before the film begins ends the attempt, but nothing is wrong with the film.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed')
    }
  }
  return (
    <section className={styles.part} aria-labelledby="film">
      <div className={styles.copy}>
        <h2 id="film">
          <Trans>From the airport to a front door of your own</Trans>
        </h2>
        <p>
          <Trans>
            A flight, a city that you do not know yet, and at the end of the day a lit window: your own.
          </Trans>
        </p>
      </div>
      <div className={styles.screen}>
        {/* It is drawn, without sound or speech, so there is nothing to caption. */}
        <video
          ref={video}
          src={site.filmUrl || bundledFilm}
          poster={poster}
          width={960}
          height={540}
          preload="none"
          controls={state === 'started'}
          playsInline
          muted
          tabIndex={state === 'started' ? 0 : -1}
          aria-label={t`A short drawn film without sound: a plane, a city, a lit window`}
          onError={() => setState('failed')}
        />
        {state === 'waiting' && (
          <Button className={styles.play} variant="call" onClick={() => void play()}>
            <PlayIcon /> <Trans>Play the film</Trans>
          </Button>
        )}
        {state === 'failed' && (
          <div className={styles.failed}>
            <Notice tone="error">
              <p>
                <Trans>The film could not be played here.</Trans>
              </p>
              <Button variant="secondary" onClick={() => void play()}>
                <Trans>Try again</Trans>
              </Button>
            </Notice>
          </div>
        )}
      </div>
    </section>
  )
}
