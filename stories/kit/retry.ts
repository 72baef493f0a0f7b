import { expect, userEvent, type screen } from 'storybook/test';
import { t } from './words';

/** A play: tries again what could not be loaded, which calls this back. */
export function retries<Name extends 'onRetry' | 'onRefresh'>(callback: Name) {
  return async ({
    canvas,
    args,
  }: {
    canvas: Pick<typeof screen, 'getByRole'>;
    args: Partial<Record<Name, unknown>>;
  }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await expect(args[callback]).toHaveBeenCalledOnce();
  };
}
