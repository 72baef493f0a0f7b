import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddress } from '@app/routes/useAddress';
import { AppRouter, useOnReturn } from '@app/providers/AppRouter';
import { addressPauseMs } from '@app/routes/addressPause';
import { createMemoryHistory } from '@app/stores/history';

const Arriving = lazy(() => new Promise<never>(() => undefined));

function Order() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('?count=1');
  useAddress(search, () => undefined);
  const leave = () => {
    setSearch('?count=2');
    void navigate('/next');
  };
  return <button onClick={leave}>Leave</button>;
}

/** An order whose button works once, until somebody comes back to it. */
function SingleOrder() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  useOnReturn(() => setIsLeaving(false));
  const leave = () => {
    setIsLeaving(true);
    void navigate('/next');
  };
  return (
    <button onClick={leave} disabled={isLeaving}>
      Leave
    </button>
  );
}

function show(Page: ComponentType) {
  const history = createMemoryHistory({ initialEntries: ['/order?count=1'], v5Compat: true });
  render(
    <AppRouter history={history}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/order" element={<Page />} />
          <Route path="/next" element={<Arriving />} />
        </Routes>
      </Suspense>
    </AppRouter>,
  );
  return history;
}

test('a page that is being left writes nothing over the address of the next one', async () => {
  const history = show(Order);
  fireEvent.click(screen.getByText('Leave'));
  expect(history.location.pathname).toBe('/next');
  await new Promise((rest) => setTimeout(rest, addressPauseMs + 100));
  expect(history.location.pathname).toBe('/next');
});

test('a page that somebody comes back to before the next one came can be left again', async () => {
  const history = show(SingleOrder);
  const leave = screen.getByText<HTMLButtonElement>('Leave');
  for (let round = 0; round < 2; round += 1) {
    fireEvent.click(leave);
    expect(history.location.pathname).toBe('/next');
    await waitFor(() => expect(leave.disabled).toBe(true));
    act(() => history.go(-1));
    expect(history.location.pathname).toBe('/order');
    await waitFor(() => expect(leave.disabled).toBe(false));
  }
});
