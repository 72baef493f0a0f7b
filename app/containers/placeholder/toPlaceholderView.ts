import { supportServiceName } from '@/domain/support';
import type { PlaceholderView } from '@/screens/placeholder/PlaceholderScreen/PlaceholderScreen';
import { paths, withQuery, sectionName, sectionPath } from '@/paths';
import { placeholders, type PlaceholderKey } from '@app/routes/placeholders';
import { sections } from '@app/routes/sections';

/** The placeholder of a page (D6): the nearest page as the way on, and a ticket with this subject and its service. */
export function toPlaceholderView(key: PlaceholderKey, subject: string): PlaceholderView {
  const { nearest, service } = placeholders[key];
  return {
    name: sectionName(key),
    icon: sections[key].icon,
    text: `placeholder.text.${key}`,
    nearest: { href: sectionPath(nearest), name: sectionName(nearest) },
    askHref: withQuery(paths.dashboard.supportCreate, {
      subject,
      service: service && supportServiceName(service),
    }),
  };
}
