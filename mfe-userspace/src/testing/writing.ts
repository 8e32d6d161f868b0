import { screen } from '@testing-library/react'
import type { RenderedRemote } from '@within-reach/shared-core/testing'
// Loaded in advance: otherwise the first test would spend its time limit on loading the editor's many files.
import '../post-editor/rich-editor'

/** The values that a person types into an editor, by label. */
export interface Written {
  readonly Region?: string
  readonly 'Specific location'?: string
  readonly Subject?: string
  readonly Description?: string
}

/** A valid post for its editor. */
export const fine: Written = {
  Region: 'South Korea',
  'Specific location': 'Mapo',
  Subject: 'A room',
  Description: 'Bright',
}

/** Waits for the rich editor, then fills in the fields as a person does. */
export async function write(user: RenderedRemote['user'], written: Written): Promise<void> {
  await screen.findByRole('toolbar', { name: 'Text format' })
  for (const [label, value] of Object.entries(written)) {
    if (label === 'Region') await user.selectOptions(screen.getByLabelText(label), value)
    else {
      await user.click(screen.getByRole('textbox', { name: label }))
      await user.keyboard(value)
    }
  }
}

/** A file of a few bytes. */
export const aFile = (name: string, type: string): File => new File(['bytes'], name, { type })
