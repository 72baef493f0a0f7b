import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { SystemVersion } from '@/domain/order/compatibility';
import { sampleSystems } from '@/sample-data/systems';
import { defaultConfiguration } from '@/domain/order/configuration';
import { makePlan } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { initialOrderState } from '@/screens/order/OsSelectionScreen/orderState';
import { OsSection } from '@/screens/order/OsSelectionScreen/OsSection';
import { toOsSelectionView } from '@/screens/order/OsSelectionScreen/osSelectionView';
import { inContentArea } from '../../../kit/contentArea';
import { exactly, startingWith } from '../../../kit/textMatch';
import { t } from '../../../kit/words';

const ubuntu = { family: 'ubuntu', version: '24.04' } as const;

/** An order of Ubuntu while these systems are on offer. */
function offering(systems: readonly SystemVersion[]) {
  const configuration = { ...defaultConfiguration, os: ubuntu };
  const start = { plan: makePlan(), systems, configuration, edit: null, notices: [] };
  return toOsSelectionView(
    initialOrderState(start),
    { prices: samplePrices },
    { isInCart: true, problem: null },
  );
}

const meta = {
  component: OsSection,
  decorators: [inContentArea],
  args: { view: offering(sampleSystems), onConfigurationChange: fn() },
} satisfies Meta<typeof OsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A family is chosen with its usual version. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: startingWith('Debian') }));
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({
      os: { family: 'debian', version: '12' },
    });
  },
};

/** The provider withholds a whole family, and one version of another. */
// shows: PRICES-08
export const WithheldSystems: Story = {
  args: {
    view: offering(
      sampleSystems.filter(
        ({ family, version }) => family !== 'debian' && !(family === 'centos' && version === '9 Stream'),
      ),
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('radio', { name: startingWith('Debian') })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: startingWith('CentOS') }));
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({
      os: { family: 'centos', version: '8 Stream' },
    });
  },
};

const next = { family: 'ubuntu', version: '26.04', memory: 64, panels: [], software: [] } as const;

/** The provider has added a version that needs more memory than the plan has. */
// shows: PRICES-15
export const AddedSystem: Story = {
  args: { view: offering([...sampleSystems, next]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: startingWith('24.04') })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: startingWith('26.04') })).toBeDisabled();
    const reason = { needed: 64, present: makePlan().specs.ram };
    await expect(canvas.getByText(exactly(t('order.problem.tooLittleMemory', reason)))).toBeInTheDocument();
  },
};

const leap = { family: 'openSUSE Leap', version: '15.6', memory: 0, panels: [], software: [] } as const;

/** The provider has added a family that §3 does not have: its own name, and an icon for all such families. */
// shows: PRICES-16
export const AddedFamily: Story = {
  args: { view: offering([...sampleSystems, leap]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: startingWith('openSUSE Leap') }));
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({
      os: { family: 'openSUSE Leap', version: '15.6' },
    });
  },
};
