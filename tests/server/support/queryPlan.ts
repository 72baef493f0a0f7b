import { CompiledQuery } from 'kysely';
import * as v from 'valibot';
import type { Db } from '@app/server/db/database';

/** A step of a plan, with those whose rows it takes. */
export interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly Plans?: readonly PlanStep[] | undefined;
}
const stepSchema: v.GenericSchema<PlanStep> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
  'Index Cond': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => stepSchema))),
});
const planSchema = v.tuple([v.object({ Plan: stepSchema })]);

/** How the database would run a statement. */
export async function planOf(db: Db, { sql: text, parameters }: CompiledQuery): Promise<PlanStep> {
  const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': unknown }>(explain);
  const [{ Plan }] = v.parse(planSchema, rows[0]?.['QUERY PLAN']);
  return Plan;
}

/** All steps of a plan. */
export const stepsOf = (step: PlanStep): readonly PlanStep[] => [
  step,
  ...(step.Plans ?? []).flatMap(stepsOf),
];
