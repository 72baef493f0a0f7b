import { Fragment, type ReactNode } from 'react';
import {
  areaAddress,
  docsAddress,
  overviewAddress,
  sourceAddress,
  storyAddress,
} from '../../.storybook/addresses.ts';
import { lineAddress } from '../../.storybook/repository.ts';
import { storyNameOf } from '../../.storybook/storyNames.ts';
import { findTitle, inWords } from '../../.storybook/titles.ts';

/** Link to a place in Storybook, by its address, because the page is in an iframe of Storybook. */
export function StorybookLink({ address, children }: { address: string; children: ReactNode }) {
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

/** To a test in the repository, where the build knows its address; else the words alone. */
export function TestLink({ file, line, children }: { file: string; line: number; children: ReactNode }) {
  const address = lineAddress(file, line);
  return address === null ? (
    <span title={`${file}:${line}`}>{children}</span>
  ) : (
    <a href={address} target="_top">
      {children}
    </a>
  );
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

/** Returns the sidebar's title of a story file, without its section: `Cart`. Without a title, the file's name in words. */
export function titleInWords(subject: string): string {
  const title = findTitle(subject);
  const name = (title ?? subject).split('/').at(-1) ?? '';
  return title === null ? inWords(name) : name;
}

/** Returns a story's title and name as the sidebar has them: `Cart: Long content`. */
export function storyTitleOf(subject: string, exportName: string): string {
  return `${titleInWords(subject)}: ${storyNameOf(subject, exportName)}`;
}
