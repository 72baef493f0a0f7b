import { expect, userEvent, type screen } from 'storybook/test';
import type { PlainMessageKey } from '@/i18n/translator';
import { t } from './words';

interface Played<Callback extends string> {
  canvas: Pick<typeof screen, 'getByRole'>;
  args: Partial<Record<Callback, unknown>>;
}

/** A play that presses a button and expects its callback. */
export function presses<Callback extends string>(button: PlainMessageKey, callback: Callback) {
  return async ({ canvas, args }: Played<Callback>) => {
    await userEvent.click(canvas.getByRole('button', { name: t(button) }));
    await expect(args[callback]).toHaveBeenCalledOnce();
  };
}

/** A play that presses the button of a pending action, which must ignore it. */
export function pressesInVain<Callback extends string>(button: PlainMessageKey, callback: Callback) {
  return async ({ canvas, args }: Played<Callback>) => {
    await userEvent.click(canvas.getByRole('button', { name: t(button) }));
    await expect(args[callback]).not.toHaveBeenCalled();
  };
}

/** A play that retries a failed load and expects the callback. */
export function retries(callback: 'onRetry' | 'onRefresh') {
  return presses('common.retry', callback);
}
