import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/primitives/Button';
import { tokens } from '../../.storybook/tokens';
import { FoundationPage, FoundationTablePart } from './FoundationPage';
import { familyOf } from './named';

const animations = familyOf(tokens, 'animate-');
const eases = familyOf(tokens, 'ease-');

/** Plays once on request, and rests otherwise. */
function Replay({ name, value }: { name: string; value: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const play = () => {
    const { current } = box;
    if (!current) return;
    current.style.animation = 'none';
    // Forces a layout, so that the browser restarts the animation.
    void current.offsetWidth;
    current.style.animation = value;
    current.style.animationIterationCount = '1';
  };
  return (
    <span className="flex items-center gap-6">
      <Button size="sm" onClick={play} aria-label={`Play ${name}`}>
        Play
      </Button>
      <span
        ref={box}
        data-motion={name}
        className="block size-8 rounded-control bg-action"
        onAnimationEnd={({ currentTarget }) => {
          currentTarget.style.animation = '';
        }}
      />
    </span>
  );
}

/** Animations and curves; each plays on demand. */
function MotionPage() {
  return (
    <FoundationPage
      title="Motion"
      lead="120 to 200 ms, opacity and position only: out of the way before anybody waits for it. A notice leaves over 300 ms. Whoever asks the system for less motion gets none, and loses no information by it."
    >
      <FoundationTablePart
        title="Animations"
        columns={['Animation', 'Value', 'Looks']}
        rows={animations.map(({ member, value }) => [
          member,
          <code key="value" className="font-mono text-sm">
            {value}
          </code>,
          <Replay key="looks" name={member} value={value} />,
        ])}
      />
      <FoundationTablePart
        title="Curves"
        columns={['Curve', 'Value']}
        rows={eases.map(({ member, value }) => [member, value])}
      />
    </FoundationPage>
  );
}

// The story is the page: a second one would say the same.
const meta = { component: MotionPage, tags: ['!autodocs'] } satisfies Meta<typeof MotionPage>;

export default meta;

/** Nothing moves by itself; played animations end. */
export const Motion: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    // One that came with the page ends.
    await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0));
    const [first] = animations;
    const box = canvasElement.querySelector(`[data-motion="${first?.member ?? ''}"]`);
    const started = fn();
    box?.addEventListener('animationstart', started);
    await userEvent.click(canvas.getByRole('button', { name: `Play ${first?.member ?? ''}` }));
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    await waitFor(() => expect(box?.getAnimations()).toHaveLength(0));
  },
};
