import { brand } from '@/brand';
import type { PlaceholderView } from '@/screens/placeholder/PlaceholderScreen/PlaceholderScreen';
import { paths, withQuery } from '@app/routes/paths';
import { sectionName, sectionPath, sections, type SectionKey } from '@app/routes/sections';

/** The page that stands in for any other until that one is built (D6). */
const lastResort: SectionKey = 'vps';

/**
 * The placeholder of a page (D6): the nearest built page as the way on, and a ticket with this subject. Tickets
 * themselves cannot be asked about in a ticket while they are not built: there it is an e-mail.
 */
export function toPlaceholderView(
  key: SectionKey,
  built: readonly SectionKey[],
  subject: string,
): PlaceholderView {
  const nearest = nearestBuilt(key, built);
  return {
    name: sectionName(key),
    icon: sections[key].icon,
    text: `placeholder.text.${key}`,
    way: nearest && { kind: 'section', href: sectionPath(nearest), name: sectionName(nearest) },
    ask:
      key === 'supportCreate'
        ? { kind: 'mail', email: brand.support.email }
        : { kind: 'ticket', href: withQuery(paths.dashboard.supportCreate, { subject }) },
  };
}

/** Follows `nearest` from page to page until one is built. */
export function nearestBuilt(key: SectionKey, built: readonly SectionKey[]): SectionKey | null {
  const seen = new Set<SectionKey>([key]);
  let at = sections[key].nearest;
  while (!built.includes(at) && !seen.has(at)) {
    seen.add(at);
    at = sections[at].nearest;
  }
  if (built.includes(at) && at !== key) return at;
  return lastResort === key ? null : lastResort;
}
