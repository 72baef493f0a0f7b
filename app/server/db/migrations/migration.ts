import type { Kysely } from 'kysely';
import type { Schema } from '../schema';

/** A step of the schema. Never edit a released one: add the next. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
  /** Fills the step's tables in its transaction, after all steps. */
  readonly followUp?: (tx: Kysely<Schema>) => Promise<void>;
}
