import type { ConditionValues, ListRules } from '@/domain/list/listRules';
import { partOf, type ReadPart } from '@/domain/list/pagedList';
import type { Latency } from './latency';

/** Answers list queries from rows in memory, read at the time of the call. */
export function answersParts(latency: Latency) {
  return <
    Row,
    Id extends string | number,
    Key extends string,
    Values extends ConditionValues<Values>,
    Sum extends string = never,
    About = unknown,
  >(
    rows: readonly Row[] | (() => readonly Row[]),
    rules: ListRules<Row, Id, Key, Values, Sum, About>,
  ): ReadPart<Row, Key, Values, Sum, About> =>
    async (query, part, signal) => {
      await latency(signal);
      return partOf(typeof rows === 'function' ? rows() : rows, rules, query, part);
    };
}
