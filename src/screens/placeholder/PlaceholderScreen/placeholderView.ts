import { supportServiceName, supportServices } from '@/domain/support';
import type { PlainMessageKey } from '@/i18n/translator';
import { dashboardPages, nearestOf, type PlaceholderKey } from '@/pages/dashboard';
import { paths, sectionName, sectionPath, withQuery } from '@/paths';
import type { SectionIconName } from '@/primitives/sectionIcons';

/** What a section without a screen of its own shows (D6). */
export interface PlaceholderView {
  name: PlainMessageKey;
  icon: SectionIconName;
  /** One honest sentence of what will be here. */
  text: PlainMessageKey;
  /** Where a person can do something today. */
  nearest: { href: string; name: PlainMessageKey };
  /** The ticket form, prefilled with a question about the section. */
  askHref: string;
}

/**
 * The placeholder of a page (D6): the nearest page as the way on, and a ticket with this subject and, where the page
 * is a service that the form knows (§9), that service.
 */
export function toPlaceholderView(key: PlaceholderKey, subject: string): PlaceholderView {
  const nearest = nearestOf(key);
  const service = supportServices.find((each) => each === key);
  return {
    name: sectionName(key),
    icon: dashboardPages[key].icon,
    text: `placeholder.text.${key}`,
    nearest: { href: sectionPath(nearest), name: sectionName(nearest) },
    askHref: withQuery(paths.dashboard.supportCreate, {
      subject,
      service: service && supportServiceName(service),
    }),
  };
}
