import { toId } from 'storybook/internal/csf';

/** What Storybook calls a page that is no story, in the sidebar and at the end of its address: `docs.defaultName`. */
export const docsName = 'States';

/** Where a story is in this Storybook, from any page of it; for a frame's link, with `target="_top"`. */
export function storyAddress(id: string): string {
  return `./?path=/story/${id}`;
}

/** Where a page that is no story is, by its title: `Specification/Coverage`. */
export function docsAddress(title: string): string {
  return `./?path=/docs/${toId(title, docsName)}`;
}

/** Where an area's page of the specification is, by the area's title. */
export function areaAddress(area: string): string {
  return docsAddress(`Specification/${area}`);
}
