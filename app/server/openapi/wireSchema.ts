import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { cartEntriesOnWire, cartEntryOnWire } from '@app/contract/cartEntries';
import { cartCapacity } from '@/domain/cart/capacity';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';

/** JSON schemas that cannot be derived from transforming schemas; referenced by name in the document. */
const plainSchemas = {
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

/** Recognized by identity wherever they are used. */
const plainDefinitions: Readonly<Record<keyof typeof plainSchemas, v.GenericSchema>> = {
  Day: isoDateSchema,
  Moment: isoMomentSchema,
  Kopecks: moneySchema,
};

/** Checks and transformations, which descriptions and refusals explain instead. */
const ignoreActions = ['raw_transform', 'transform', 'check', 'trim'];

/** Control characters of a pattern, as JSON. */
const controls = String.raw`\\u0000-\\u001f\\u007f-\\u009f`;

function converted(
  schema: v.GenericSchema,
  definitions: Readonly<Record<string, v.GenericSchema>>,
): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...wire
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    ignoreActions,
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  // Linters compile patterns without the flag that `\\p` needs.
  return JSON.parse(JSON.stringify(wire).replaceAll('\\\\p{Cc}', controls)) as JsonSchema;
}

export const namedSchemas: Readonly<Record<string, JsonSchema>> = {
  ...plainSchemas,
  /** The schema checks the length first and does not describe the elements. */
  CartEntries: {
    type: 'array',
    maxItems: cartCapacity,
    description: 'What is ordered. Each `id` is of the client’s making, and in one list only once.',
    items: converted(cartEntryOnWire, plainDefinitions),
  },
};

const definitions = { ...plainDefinitions, CartEntries: cartEntriesOnWire };

/** Converts a schema of the contract to JSON Schema, as sent over the wire. */
export const wireSchema = (schema: v.GenericSchema): JsonSchema => converted(schema, definitions);
