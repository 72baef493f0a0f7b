import type { TicketProblem } from '@/domain/support/supportForm';
import type { I18n } from '@/i18n/I18nProvider';

/** Describes a field's problem; `limit` and `length` are in characters. */
export function problemText(
  problem: TicketProblem | undefined,
  { t, number }: Pick<I18n, 't' | 'number'>,
  value: string,
  limit: number,
): string | undefined {
  switch (problem) {
    case undefined:
      return undefined;
    case 'tooLong':
      return t('support.problem.tooLong', { limit: number(limit), length: number(value.trim().length) });
    case 'required':
    case 'choose':
    case 'characters':
    case 'files':
      return t(`support.problem.${problem}`);
  }
}
