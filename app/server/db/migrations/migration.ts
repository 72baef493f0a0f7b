/** One step of the schema. Never edit a released one: add the next. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
}
