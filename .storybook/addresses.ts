import { toId } from 'storybook/internal/csf/csf-utils';

/** Name of a component's docs page (`docs.defaultName`), shown in the sidebar and used in its address. */
export const docsName = 'Overview';

/** Returns the address of a story; links in a frame need `target="_top"`. */
export function storyAddress(id: string): string {
  return `./?path=/story/${id}`;
}

/** Returns the address of a story file's docs page, by its path: `start/Journeys`. */
export function overviewAddress(subject: string): string {
  return `./?path=/docs/${toId(subject, docsName)}`;
}

/** Returns the address of a page without stories, by its title: `Specification/Coverage`. */
export function docsAddress(title: string): string {
  return `./?path=/docs/${toId(title, title.split('/').at(-1) ?? docsName)}`;
}

/** Returns the address of an area's page of the specification. */
export function areaAddress(area: string): string {
  return docsAddress(`Specification/${area}`);
}

/** Returns the id of a part of the specification (`§2 Cart`) or a decision (`D9`) on its page. */
export function sourceId(source: string): string {
  return source
    .toLowerCase()
    .replace('§', 'section-')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** Returns the address of the text of a part of the specification (`§2 Cart`) or a decision (`D9`). */
export function sourceAddress(source: string): string {
  const page = source.startsWith('§') ? 'Text' : 'Decisions';
  return `${docsAddress(`Specification/${page}`)}#${sourceId(source)}`;
}
