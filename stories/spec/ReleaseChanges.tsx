import { storyNameFromExport, toId } from 'storybook/internal/csf/csf-utils';
import { areaAddress } from '../../.storybook/addresses.ts';
import type { SpecificationCoverage } from '../../.storybook/coverage.ts';
import { OverviewLink, StoryLink, StorybookLink, storyTitleOf, titleInWords } from './links.tsx';
import { areas } from './register.ts';

type Release = NonNullable<SpecificationCoverage['release']>;
type Part = 'requirements' | 'screens' | 'pictures';

const parts = [
  ['requirements', 'Requirements'],
  ['screens', 'Screens'],
  ['pictures', 'Pictures'],
] as const satisfies readonly (readonly [Part, string])[];

const kinds = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['removed', 'Gone'],
] as const;

/** The changes since a release, in words, each linked to the place that shows it now. */
export function ReleaseChanges({ release }: { release: Release }) {
  return (
    <>
      <p>
        Since <b>{release.tag}</b> of {release.at.slice(0, 10)}. A screen has changed when a file of its
        folder has; a picture when somebody has approved that it did.
      </p>
      {parts.map(([part, title]) => (
        <section key={part}>
          <h2>{title}</h2>
          {kinds.every(([kind]) => release[part][kind].length === 0) && <p>Nothing has changed.</p>}
          {kinds.map(
            ([kind, word]) =>
              release[part][kind].length > 0 && (
                <div key={kind}>
                  <h3>
                    {word} ({release[part][kind].length})
                  </h3>
                  <ul>
                    {release[part][kind].map((name) => (
                      <li key={name}>
                        <Entry part={part} name={name} isGone={kind === 'removed'} />
                      </li>
                    ))}
                  </ul>
                </div>
              ),
          )}
        </section>
      ))}
    </>
  );
}

interface EntryProps {
  part: Part;
  /** As release.ts names it. */
  name: string;
  /** It has no place to link to any more. */
  isGone: boolean;
}

function Entry({ part, name, isGone }: EntryProps) {
  if (part === 'requirements') return <RequirementEntry text={name} isGone={isGone} />;
  if (part === 'screens')
    return isGone ? titleInWords(name) : <OverviewLink subject={name}>{titleInWords(name)}</OverviewLink>;
  const [, subject, story] = /^(.+)\/(\w+)$/.exec(name) ?? [];
  // Mails and documents are pictured too, and their ids are all there is.
  if (subject === undefined || story === undefined) return name;
  const title = storyTitleOf(subject, story);
  return isGone ? title : <StoryLink id={toId(subject, storyNameFromExport(story))}>{title}</StoryLink>;
}

function RequirementEntry({ text, isGone }: { text: string; isGone: boolean }) {
  const [, words = text, id = '', prefix = ''] = /^(.*) (([A-Z]+)-\d+)$/.exec(text) ?? [];
  const area = areas.find((each) => each.prefix === prefix);
  if (isGone || area === undefined) return text;
  return (
    <>
      {words} <StorybookLink address={`${areaAddress(area.title)}#${id}`}>{id}</StorybookLink>
    </>
  );
}
