import type { Kysely } from 'kysely';
import type { Schema } from '../schema';

/** One step of the schema. Never edit a released one: add the next. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
  /** Fills what the step has made, in its transaction, once the schema is the present one. */
  readonly followUp?: (tx: Kysely<Schema>) => Promise<void>;
}
