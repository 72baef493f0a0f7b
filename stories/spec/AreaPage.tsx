import { subjectOf } from '../../.storybook/titles.ts';
import { coveredOf, type CoveredRequirement } from './covered.ts';
import { OverviewLink, SourceLinks, StoryLink, storyTitleOf, TestLink, titleInWords } from './links.tsx';
import { areas } from './register.ts';

/** One area of the specification: each requirement, where it was decided, and the stories and tests that name it. */
export function AreaPage({ prefix }: { prefix: string }) {
  const requirements = coveredOf(prefix);
  const [area] = areas.filter((each) => each.prefix === prefix);
  if (!area) throw new RangeError(`No area ${prefix}`);
  return (
    <>
      <h1>{area.title}</h1>
      <p>{requirements.length} requirements.</p>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">Requirement</th>
            <th scope="col">Shown by</th>
            <th scope="col">Tested by</th>
            <th scope="col">Decided in</th>
            <th scope="col">Id</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map((requirement) => (
            <RequirementRow key={requirement.id} requirement={requirement} areaScreen={area.screen} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RequirementRowProps {
  requirement: CoveredRequirement;
  areaScreen: string;
}

function RequirementRow({ requirement, areaScreen }: RequirementRowProps) {
  const { id, text, from, screen, stories, tests } = requirement;
  return (
    <tr id={id}>
      <th scope="row" className="min-w-60 text-start font-normal">
        {text}
        {screen !== areaScreen && ` (${screen})`}
      </th>
      <td>
        {stories.map(({ file, name, storyId }) => (
          <div key={`${storyId} ${name ?? ''}`}>
            {name === null ? (
              <OverviewLink subject={subjectOf(file)}>
                {titleInWords(subjectOf(file))}: every story
              </OverviewLink>
            ) : (
              <StoryLink id={storyId}>{storyTitleOf(subjectOf(file), name)}</StoryLink>
            )}
          </div>
        ))}
      </td>
      <td>
        {tests.map((place) => (
          <div key={`${place.file}:${place.line}`}>
            <TestLink file={place.file} line={place.line}>
              {place.name ?? 'every test'}
            </TestLink>{' '}
            <small className="text-[0.8em]">{place.file.replace(/^tests\//, '')}</small>
          </div>
        ))}
      </td>
      <td>
        <SourceLinks sources={from} />
      </td>
      <td className="whitespace-nowrap">{id}</td>
    </tr>
  );
}
