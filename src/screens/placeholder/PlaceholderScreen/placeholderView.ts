import { supportServiceName, supportServices } from '@/domain/support/support';
import type { PlainMessageKey } from '@/i18n/translator';
import { dashboardPages, nextStepLinksOf, type PlaceholderKey } from '@/pages/dashboard';
import { paths, sectionName, sectionPath, withQuery } from '@/paths';
import type { SectionIconName } from '@/primitives/sectionIcons';

/** One of the ways on from a placeholder (D6). */
export type NextStepLink =
  /** Where a person can do something today. */
  | { kind: 'nearest'; href: string; name: PlainMessageKey }
  /** The ticket form, prefilled with an order of the service, or with a question about the section. */
  | { kind: 'order' | 'ask'; href: string };

/** View of a section without a screen of its own (D6). */
export interface PlaceholderView {
  name: PlainMessageKey;
  icon: SectionIconName;
  /** One honest sentence of what will be here. */
  text: PlainMessageKey;
  /** Links to the next steps, the most helpful first. */
  waysOn: readonly NextStepLink[];
}

/** Subjects of the prefilled tickets. */
export type TicketSubjects = Readonly<Record<'order' | 'ask', string>>;

/**
 * The placeholder of a page (D6): the nearest page as a way on, and tickets with these subjects and, where the page
 * is a service that the form knows (§9), that service.
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
    nearest: [toNearest, ticket('ask')],
  }[first];
  return {
    name: sectionName(key),
    icon: dashboardPages[key].icon,
    text: `placeholder.text.${key}`,
    waysOn,
  };
}
