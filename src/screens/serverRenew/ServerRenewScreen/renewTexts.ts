import type { ServerId } from '@/domain/servers/server';
import type { I18n } from '@/i18n/I18nProvider';

/** Maximum ids in a sentence. */
const namedAtMost = 5;

/** `#1, #2, #3`; the rest of a long list is counted. */
export function idList(ids: readonly ServerId[], t: I18n['t']): string {
  const named = ids
    .slice(0, namedAtMost)
    .map((id) => `#${id}`)
    .join(', ');
  const rest = ids.length - namedAtMost;
  return rest > 0 ? t('serverRenew.more', { ids: named, count: rest }) : named;
}
