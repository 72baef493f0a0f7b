import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '@/primitives/lazyPart';
import { Boundary } from './Boundary';

function Greeting({ name }: { name: string }) {
  return <p>Good morning, {name}</p>;
}

test('nothing until its code has come; afterwards it is there at once, and not loaded again', async () => {
  let arrive = () => {};
  const load = vi.fn(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: Greeting };
  });
  const Part = lazyPart(load);
  const first = render(<Part name="Ann" />);
  expect(first.container.innerHTML).toBe('');
  arrive();
  await first.findByText('Good morning, Ann');
  first.rerender(<Part name="Bob" />);
  first.getByText('Good morning, Bob');

  const second = render(<Part name="Eve" />);
  second.getByText('Good morning, Eve');
  expect(load).toHaveBeenCalledOnce();
});

test('a failed part is shown by the boundary, and is requested again by the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Greeting });
  const Part = lazyPart(load);
  const broken = render(
    <Boundary>
      <Part name="Ann" />
    </Boundary>,
  );
  await broken.findByText('Error: offline');
  broken.unmount();
  const again = render(<Part name="Ann" />);
  await again.findByText('Good morning, Ann');
});
