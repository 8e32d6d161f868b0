import * as v from 'valibot'

/**
 * An optional field of a form. Empty and absent both read as undefined, and any other value has to fit the schema.
 * @param schema of the value
 */
export const given = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()], 'must be a text'),
      v.transform((value): v.InferInput<Schema> | undefined =>
        typeof value === 'string' && value.trim() === '' ? undefined : value,
      ),
      v.optional(schema),
    ),
  )
