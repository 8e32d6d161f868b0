import { render, screen } from '@testing-library/react'
import { Field, Input, TextArea } from './field'

describe('a field', () => {
  it('links label, hint and error to its control', () => {
    render(
      <Field label="Email" hint="We answer here." error="This is missing" required>
        <Input name="email" />
      </Field>,
    )
    const input = screen.getByLabelText('Email')
    expect(input).toHaveAccessibleDescription('We answer here. This is missing')
    expect(input).toBeInvalid()
    expect(input).toBeRequired()
    expect(screen.getByRole('alert')).toHaveTextContent('This is missing')
  })

  it('without an error is not marked as invalid', () => {
    render(
      <Field label="Text">
        <TextArea />
      </Field>,
    )
    expect(screen.getByLabelText('Text')).toBeValid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
