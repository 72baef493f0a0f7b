import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChangesOff } from '@/primitives/changesOff';

/** Reason given by `whereChangesAreOff`, and the spy that a press calls. */
export const whyOff = { reason: 'Вы смотрите от имени клиента: изменить ничего нельзя', onExplain: fn() };

/** Shows a control for an administrator who views a customer's portal (D33). */
export const whereChangesAreOff: Decorator = (Story) => (
  <ChangesOff value={whyOff}>
    <Story />
  </ChangesOff>
);
