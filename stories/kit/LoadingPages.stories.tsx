import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '@/primitives/Button';
import { AdminDashboardScreen } from '@/screens/admin/AdminDashboardScreen/AdminDashboardScreen';
import dashboard, { Loading as DashboardLoading } from '../screens/admin/AdminDashboardScreen.stories';
import { inContentArea } from './contentArea';

/** Pages whose content does not move when it arrives. */
const meta = { component: AdminDashboardScreen, decorators: [inContentArea] } satisfies Meta;

export default meta;
type Story = StoryObj;

const arrive = 'arrive';

/** A page while loading, replaced by the loaded one. */
function Loads({ before, after }: { before: ReactNode; after: ReactNode }) {
  const [hasArrived, setHasArrived] = useState(false);
  return (
    <>
      <Button onClick={() => setHasArrived(true)}>{arrive}</Button>
      {hasArrived ? after : before}
    </>
  );
}

/** Distances of headings and figures from the top, which are there before and after. */
const placesIn = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('h1, h2, ul[aria-label] > li'), (each) =>
    Math.round(each.getBoundingClientRect().top),
  );

const staysInPlace: Story['play'] = async ({ canvas, canvasElement }) => {
  await document.fonts.ready;
  const before = placesIn(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: arrive }));
  // The last panel follows the list of events, whose length differs.
  await expect(placesIn(canvasElement).slice(0, -1)).toEqual(before.slice(0, -1));
};

/** Waiting work, figures and activity on a phone. */
// shows: ADMIN-58
export const AdminDashboard: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Loads
      before={<AdminDashboardScreen {...dashboard.args} {...DashboardLoading.args} />}
      after={<AdminDashboardScreen {...dashboard.args} />}
    />
  ),
  play: staysInPlace,
};
