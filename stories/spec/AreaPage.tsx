import { coveredOf, type CoveredRequirement } from './covered.ts';
import { SourceLinks, spaced, StoryLink } from './links.tsx';
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
            <th scope="col">Id</th>
            <th scope="col">Requirement</th>
            <th scope="col">Decided in</th>
            <th scope="col">Shown by</th>
            <th scope="col">Tested by</th>
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
      <th scope="row" className="whitespace-nowrap">
        {id}
      </th>
      <td className="min-w-60">
        {text}
        {screen !== areaScreen && ` (${screen})`}
      </td>
      <td>
        <SourceLinks sources={from} />
      </td>
      <td>
        {stories.map((place) => (
          <div key={`${place.storyId} ${place.name ?? ''}`}>
            <StoryLink id={place.storyId}>
              {/(\w+)\.stories\.tsx$/.exec(place.file)?.[1]}:{' '}
              {place.name === null ? 'every story' : spaced(place.name)}
            </StoryLink>
          </div>
        ))}
      </td>
      <td>
        {tests.map((place) => (
          <div key={`${place.file}:${place.line}`} title={`${place.file}:${place.line}`}>
            {place.name ?? 'every test'}{' '}
            <small className="text-[0.8em]">{place.file.replace(/^tests\//, '')}</small>
          </div>
        ))}
      </td>
    </tr>
  );
}
