import { coveredOf, outcomeOf, standingOf, type CoveredRequirement, type Outcome } from './covered.ts';
import { SourceLinks, spaced, StoryLink } from './links.tsx';
import { areas } from './register.ts';
import { standings, standingWords } from './standing.ts';

/** One area of the specification: each requirement, where it was decided, and what shows and proves it. */
export function AreaPage({ prefix }: { prefix: string }) {
  const requirements = coveredOf(prefix);
  const [area] = areas.filter((each) => each.prefix === prefix);
  if (!area) throw new RangeError(`No area ${prefix}`);
  const count = (outcome: Outcome) => requirements.filter((each) => outcomeOf(each) === outcome).length;
  return (
    <>
      <h1>{area.title}</h1>
      <p>
        {requirements.length} requirements: {count('passed')} passed, {count('failed')} failed,{' '}
        {count('notRun')} not run.
      </p>
      <ul>
        {standings
          .filter((standing) => requirements.some((each) => standingOf(each) === standing))
          .map((standing) => (
            <li key={standing}>
              <b>{standingWords[standing].name}</b>: {standingWords[standing].meaning}
            </li>
          ))}
      </ul>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">Requirement</th>
            <th scope="col">Decided in</th>
            <th scope="col">State</th>
            <th scope="col">Shown by</th>
            <th scope="col">Proved by</th>
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

const outcomeWords: Readonly<Record<Outcome, string>> = {
  passed: 'passed',
  failed: 'FAILED',
  notRun: 'not run',
};

/** ` · passed 2026-11-23`, ` · pictured`: what a place says for a requirement. */
function Word({ place: { isAsserted, result } }: { place: CoveredRequirement['tests'][number] }) {
  const outcome = result === null ? 'not run' : `${outcomeWords[result.outcome]} ${result.at.slice(0, 10)}`;
  return <small className="text-[0.8em]"> · {isAsserted ? outcome : `pictured, ${outcome}`}</small>;
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
      <td className="whitespace-nowrap">
        {outcomeWords[outcomeOf(requirement)]}, {standingWords[standingOf(requirement)].name.toLowerCase()}
      </td>
      <td>
        {stories.map((place) => (
          <div key={`${place.storyId} ${place.name ?? ''}`}>
            <StoryLink id={place.storyId}>
              {/(\w+)\.stories\.tsx$/.exec(place.file)?.[1]}:{' '}
              {place.name === null ? 'every story' : spaced(place.name)}
            </StoryLink>
            <Word place={place} />
          </div>
        ))}
      </td>
      <td>
        {tests.map((place) => (
          <div key={`${place.file}:${place.line}`} title={`${place.file}:${place.line}`}>
            {place.name ?? 'every test'}{' '}
            <small className="text-[0.8em]">{place.file.replace(/^tests\//, '')}</small>
            <Word place={place} />
          </div>
        ))}
      </td>
    </tr>
  );
}
