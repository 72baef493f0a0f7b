import { everyCall } from '@app/contract/contract';
import type { Result } from './runKit';

const outcomes = ['passed', 'failed', 'not tried'] as const;

/** Numbers of results of a call. */
interface Row {
  readonly call: string;
  readonly counts: readonly number[];
  readonly reasons: readonly string[];
}

/** Returns a row per tested call, in the order of the contract. */
function rowsOf(results: readonly Result[]): readonly Row[] {
  return everyCall.flatMap(({ area, name }) => {
    const call = `${area}.${name}`;
    const own = results.filter(({ calls }) => calls.includes(call));
    if (own.length === 0) return [];
    const counts = outcomes.map((outcome) => own.filter((each) => each.outcome === outcome).length);
    const reasons = own.flatMap((each) => (each.outcome === 'not tried' ? [each.reason] : []));
    return [{ call, counts, reasons: [...new Set(reasons)] }];
  });
}

const line = (call: string, counts: readonly (number | string)[], note = '') =>
  [call.padEnd(28), ...counts.map((count) => String(count).padStart(9)), ` ${note}`].join(' ').trimEnd();

/** Formats the results: a table by call, then each violation with what was sent, expected and received. */
export function reportText(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((each) => each.outcome === outcome).length;
  const breaches = results.flatMap((each) =>
    each.outcome === 'failed'
      ? [
          `\n✗ ${each.calls.join(', ')}: ${each.title}`,
          `  request   ${each.request}`,
          `  expected  ${each.expected}`,
          `  received  ${each.received}`,
        ]
      : [],
  );
  return [
    line('call', outcomes),
    ...rowsOf(results).map(({ call, counts, reasons }) => line(call, counts, reasons.join('; '))),
    ...breaches,
    `\n${results.length} cases: ${outcomes.map((each) => `${count(each)} ${each}`).join(', ')}`,
  ].join('\n');
}
