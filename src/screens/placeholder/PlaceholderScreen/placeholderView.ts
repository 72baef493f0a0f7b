import { supportServiceName, supportServices } from '@/domain/support/support';
import type { PlainMessageKey } from '@/i18n/translator';
import { dashboardPages, nextStepLinksOf, type PlaceholderKey } from '@/pages/dashboard';
import { paths, sectionName, sectionPath, withQuery } from '@/paths';
import type { SectionIconName } from '@/primitives/sectionIcons';

/** A link of a placeholder (D6). */
export type NextStepLink =
  /** The nearest page with a related function. */
  | { kind: 'nearest'; href: string; name: PlainMessageKey }
  /** The ticket form, prefilled with an order or a question. */
  | { kind: 'order' | 'ask'; href: string };

/** View of a section without a screen (D6). */
export interface PlaceholderView {
  name: PlainMessageKey;
  icon: SectionIconName;
  /** One sentence about what will be here. */
  text: PlainMessageKey;
  /** Links, most helpful first. */
  waysOn: readonly NextStepLink[];
}

/** Subjects of the prefilled tickets. */
export type TicketSubjects = Readonly<Record<'order' | 'ask', string>>;

/**
 * Makes the placeholder of a page (D6): the nearest page, and tickets with these subjects and, if the form knows the
 * service (§9), that service.
 */
export function toPlaceholderView(key: PlaceholderKey, subjects: TicketSubjects): PlaceholderView {
  const { nearest, first } = nextStepLinksOf(key);
  const service = supportServices.find((each) => each === key);
  const ticket = (kind: 'order' | 'ask'): NextStepLink => ({
    kind,
    href: withQuery(paths.dashboard.supportCreate, {
      subject: subjects[kind],
      service: service && supportServiceName(service),
    }),
  });
  const toNearest: NextStepLink = { kind: 'nearest', href: sectionPath(nearest), name: sectionName(nearest) };
  const waysOn = {
    order: [ticket('order'), ticket('ask'), toNearest],
    ask: [ticket('ask'), toNearest],
  }[first];
  return {
    name: sectionName(key),
    icon: dashboardPages[key].icon,
    text: `placeholder.text.${key}`,
    waysOn,
  };
}
