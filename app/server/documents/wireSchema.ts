import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { isoDateSchema, isoMomentSchema } from '@/domain/isoDateSchema';
import { moneySchema } from '@/domain/moneySchema';

/** What cannot be read off a schema that transforms: named once in the document, and referred to. */
export const namedSchemas = {
  Day: {
    type: 'string',
    format: 'date',
    description: 'A calendar day in the time zone of the provider, which the summary of the account names.',
    examples: ['2026-11-21'],
  },
  Moment: {
    type: 'string',
    format: 'date-time',
    pattern: 'Z$',
    description: 'A moment in UTC.',
    examples: ['2026-11-21T09:30:00Z'],
  },
  Kopecks: {
    type: 'integer',
    minimum: 0,
    maximum: 1e12,
    description: 'A sum of money in whole kopecks; `currency` beside it names the currency.',
    examples: [157_700],
  },
} satisfies Record<string, JsonSchema>;

/** Known by their identity wherever they stand. */
const definitions: Readonly<Record<keyof typeof namedSchemas, v.GenericSchema>> = {
  Day: isoDateSchema,
  Moment: isoMomentSchema,
  Kopecks: moneySchema,
};

/** Checks and transformations: what they mean stands in a description, or in the refusals. */
const ignoreActions = ['raw_transform', 'transform', 'check', 'trim'];

/** A schema of the contract as JSON Schema: what goes over the wire. */
export function wireSchema(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...converted
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    ignoreActions,
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return converted;
}
