import { toId } from 'storybook/internal/csf/csf-utils';

/** Name of a component's page of documentation (`docs.defaultName`). It is in the sidebar and ends the address. */
export const docsName = 'Overview';

/** Where a story is in this Storybook, from any page of it; for a frame's link, with `target="_top"`. */
export function storyAddress(id: string): string {
  return `./?path=/story/${id}`;
}

/** Returns the address of the documentation of stories, by the path of their file: `start/Journeys`. */
export function overviewAddress(subject: string): string {
  return `./?path=/docs/${toId(subject, docsName)}`;
}

/** Returns the address of a page that is no story, by its title: `Specification/Coverage`. */
export function docsAddress(title: string): string {
  return `./?path=/docs/${toId(title, title.split('/').at(-1) ?? docsName)}`;
}

/** Where an area's page of the specification is, by the area's title. */
export function areaAddress(area: string): string {
  return docsAddress(`Specification/${area}`);
}

/** The id that a part of the specification (`§2 Cart`) or a decision (`D9`) has on the page with its text. */
export function sourceId(source: string): string {
  return source
    .toLowerCase()
    .replace('§', 'section-')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** Where the text of a part of the specification (`§2 Cart`) or of a decision (`D9`) is. */
export function sourceAddress(source: string): string {
  const page = source.startsWith('§') ? 'Text' : 'Decisions';
  return `${docsAddress(`Specification/${page}`)}#${sourceId(source)}`;
}
