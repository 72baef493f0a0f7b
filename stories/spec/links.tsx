import { Fragment, type ReactNode } from 'react';
import {
  areaAddress,
  docsAddress,
  overviewAddress,
  sourceAddress,
  storyAddress,
} from '../../.storybook/addresses.ts';

/** Link to a place in Storybook, by its address, because the page is in Storybook's iframe. */
function StorybookLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a href={address} target="_top">
      {children}
    </a>
  );
}

/** To a page that is no story, by its title. */
export function DocsLink({ title, children }: { title: string; children: ReactNode }) {
  return <StorybookLink address={docsAddress(title)}>{children}</StorybookLink>;
}

/** To the documentation of stories, by the path of their file. */
export function OverviewLink({ subject, children }: { subject: string; children: ReactNode }) {
  return <StorybookLink address={overviewAddress(subject)}>{children}</StorybookLink>;
}

/** To a story, by its id. */
export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  return <StorybookLink address={storyAddress(id)}>{children}</StorybookLink>;
}

/** To an area's page of the specification, by its title. */
export function AreaLink({ title }: { title: string }) {
  return <StorybookLink address={areaAddress(title)}>{title}</StorybookLink>;
}

/** To the text of parts of the specification (`§2 Cart`) and of decisions (`D9`), each at its own place. */
export function SourceLinks({ sources }: { sources: readonly string[] }) {
  return sources.map((source, index) => (
    <Fragment key={source}>
      {index > 0 && ', '}
      <StorybookLink address={sourceAddress(source)}>{source}</StorybookLink>
    </Fragment>
  ));
}

/** Spells a story's name as Storybook's sidebar: `LongContent` becomes Long Content. */
export function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}
