import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@within-reach/shared-core/react'
import type { AttributedVital } from '@within-reach/runtime/vitals'
import type { ReactNode } from 'react'
import { loadedFrom, recordedSizes } from './file-sizes'
import styles from './section-card.module.css'

/** One fact about a section. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export interface SizeFactProps {
  /** The folder of its files; undefined if the page cannot see what is loaded of them. */
  readonly folder: string | undefined
  /** The files in its record; undefined if they are not known. */
  readonly files?: Parameters<typeof recordedSizes>[0]['files']
}

/** What was loaded for a section, and the size of the whole version. */
export function SizeFact({ folder, files }: SizeFactProps) {
  const { t } = useLingui()
  const { fileSize } = useFormats()
  const recorded = files && recordedSizes({ files })
  const [all, whole] = [recorded?.files, recorded && fileSize(recorded.bytes)]
  return (
    <Fact name={t`Compressed size`}>
      {folder !== undefined && <LoadedSize folder={folder} />}{' '}
      {recorded && (
        <Trans>
          The whole version: {whole} (files: {all}).
        </Trans>
      )}
    </Fact>
  )
}

function LoadedSize({ folder }: { readonly folder: string }) {
  const { fileSize } = useFormats()
  const loaded = loadedFrom(performance.getEntriesByType('resource') as PerformanceResourceTiming[], folder)
  const [count, size, network] = [loaded.files, fileSize(loaded.bytes), fileSize(loaded.network)]
  return count === 0 ? (
    <Trans>Nothing of it is loaded.</Trans>
  ) : (
    <Trans>
      Loaded: {size} (files: {count}), {network} of it over the network.
    </Trans>
  )
}

export interface VitalsFactProps {
  readonly vitals: readonly AttributedVital[]
  /** Milliseconds until its files were loaded, and from then until it was mounted. */
  readonly loaded?: number
  readonly mounted?: number
}

/** How a section did in this page view. */
export function VitalsFact({ vitals, loaded, mounted }: VitalsFactProps) {
  const { t } = useLingui()
  const valueOf = (vital: AttributedVital['vital']) => vitals.find((one) => one.vital === vital)?.value
  const [lcp, inp, cls] = [valueOf('lcp'), valueOf('inp'), valueOf('cls')]
  const figures = [
    loaded !== undefined && t`loaded in ${loaded} ms`,
    mounted !== undefined && t`mounted in ${mounted} ms`,
    lcp !== undefined && t`largest paint (LCP) ${lcp} ms`,
    inp !== undefined && t`response to input (INP) ${inp} ms`,
    cls !== undefined && t`layout shift (CLS) ${cls}`,
  ].filter((figure) => figure !== false)
  return (
    <Fact name={t`Vitals`}>
      {figures.length === 0 ? <Trans>Nothing is measured yet.</Trans> : figures.join(' · ')}
    </Fact>
  )
}
