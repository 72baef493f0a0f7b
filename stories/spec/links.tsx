import type { ReactNode } from 'react';

/** A link to a place of this Storybook, which stands in a frame of its own page. */
export function StorybookLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`./?path=${to}`} target="_top">
      {children}
    </a>
  );
}

/** To a story, by its id. */
export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  return <StorybookLink to={`/story/${id}`}>{children}</StorybookLink>;
}

/** To an area's page of the specification, by its title. */
export function AreaLink({ title }: { title: string }) {
  const slug = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return <StorybookLink to={`/docs/specification-${slug}--docs`}>{title}</StorybookLink>;
}

/** `LongContent` as Storybook's sidebar has it: Long Content. */
export function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}
