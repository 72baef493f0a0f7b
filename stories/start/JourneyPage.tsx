import { ArrowDownIcon, ArrowRightIcon } from '@/primitives/icons';
import { StoryLink } from '../spec/links';
import type { Journey, JourneyStep } from './journey';
import { journeys, type JourneyId } from './journeys';

/** Shows a journey: its steps in order with links to their stories, and alternatives. */
export function JourneyPage({ journey }: { journey: JourneyId }) {
  const shown: Journey | undefined = journeys.find(({ id }) => id === journey);
  if (!shown) return null;
  const { title, goal, steps } = shown;
  return (
    <main className="mx-auto flex max-w-[76rem] flex-col gap-8 p-6">
      <header className="flex max-w-[68ch] flex-col gap-2">
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="text-md text-text-muted">{goal}</p>
      </header>
      <ol className="flex flex-col gap-x-3 gap-y-3 sm:flex-row sm:flex-wrap sm:items-stretch sm:gap-y-6">
        {steps.map((step, index) => (
          <li key={step.story} className="flex flex-col items-center gap-3 sm:flex-row">
            <Step number={index + 1} {...step} />
            {index < steps.length - 1 && (
              <>
                <ArrowDownIcon className="size-5 shrink-0 text-text-muted sm:hidden" />
                <ArrowRightIcon className="hidden size-5 shrink-0 text-text-muted sm:block" />
              </>
            )}
          </li>
        ))}
      </ol>
    </main>
  );
}

function Step({ number, does, story, otherwise = [] }: JourneyStep & { number: number }) {
  return (
    <div className="flex h-full w-full flex-col gap-3 rounded-card border border-border bg-surface p-4 sm:w-60">
      <span className="text-sm text-text-muted">Step {number}</span>
      <h2 className="text-md font-semibold [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3">
        <StoryLink id={story}>{does}</StoryLink>
      </h2>
      {otherwise.length > 0 && (
        <ul
          aria-label="What may come instead"
          className="flex flex-col gap-1 border-t border-border pt-3 text-sm [&_a]:inline-block [&_a]:py-0.5 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3"
        >
          {otherwise.map(({ if: instead, story: id }) => (
            <li key={id}>
              <StoryLink id={id}>{instead}</StoryLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
