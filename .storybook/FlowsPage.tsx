import { Title } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { storyAddress } from './addresses';
import { journeyBoardAddress } from './board';
import { VariantChoice, useVariant } from './VariantChoice';
import { usePictures, type Pictures } from './pictures';
import { globalsOf, StateFrame, type Variant } from './StateFrame';
import type { Journey, JourneyStep } from '../stories/start/journey';
import { journeys } from '../stories/start/journeys';

/** Width at which two steps and their arrows fit on a docs page. */
const shownWidth = 360;

/** Shows every journey with the screens of its steps in order. */
export function FlowsPage({ initial }: { initial: Variant }) {
  const pictures = usePictures();
  const { variant, frame, change } = useVariant(initial);
  if (!frame) return null;
  return (
    <>
      <Title>Journeys</Title>
      <p>Every way through the portal, step by step. The name of a step opens its story.</p>
      <div className="sb-unstyled my-6 flex flex-col gap-10 bg-canvas p-6 text-text" data-states>
        <VariantChoice variant={variant} onChange={change} />
        {journeys.map((journey) => (
          <Flow key={journey.id} journey={journey} variant={variant} frame={frame} pictures={pictures} />
        ))}
      </div>
    </>
  );
}

interface Shown {
  variant: Variant;
  frame: { width: number; height: number };
  pictures: Pictures | null;
}

function Flow({ journey, ...shown }: Shown & { journey: Journey }) {
  const { title, goal, steps } = journey;
  return (
    <section>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-text-muted">
        {goal}{' '}
        <a className="text-link underline" href={journeyBoardAddress(journey, shown.variant)} target="_top">
          Review and comment
        </a>
      </p>
      <ol className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-6">
        {steps.map((step, index) => (
          <Fragment key={step.story}>
            <FlowStep number={index + 1} step={step} {...shown} />
            {index < steps.length - 1 && (
              <li aria-hidden className="text-lg text-text-muted max-sm:rotate-90">
                →
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

function FlowStep({ number, step, variant, frame, pictures }: Shown & { number: number; step: JourneyStep }) {
  const { does, story, otherwise = [] } = step;
  const globals = globalsOf(variant);
  const linkTo = (id: string, text: string) => (
    <a className="text-link underline" href={`${storyAddress(id)}&globals=${globals}`} target="_top">
      {text}
    </a>
  );
  return (
    <li className="flex max-w-full flex-col gap-2 self-start">
      <p className="font-medium">
        {number}. {linkTo(story, does)}
      </p>
      <StateFrame
        id={story}
        name={does}
        variant={variant}
        frame={frame}
        pictures={pictures}
        shownWidth={shownWidth}
        isLive={false}
      />
      {otherwise.length > 0 && (
        <ul aria-label="What may come instead" className="flex max-w-90 flex-wrap gap-x-4 gap-y-1 text-sm">
          {otherwise.map(({ if: instead, story: id }) => (
            <li key={id}>{linkTo(id, instead)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
