import { fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddress } from '@app/routes/useAddress';
import { AppRouter } from '@app/providers/AppRouter';
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

test('a page that is being left writes nothing over the address of the next one', async () => {
  const history = createMemoryHistory({ initialEntries: ['/order?count=1'], v5Compat: true });
  render(
    <AppRouter history={history}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/order" element={<Order />} />
          <Route path="/next" element={<Arriving />} />
        </Routes>
      </Suspense>
    </AppRouter>,
  );
  fireEvent.click(screen.getByText('Leave'));
  expect(history.location.pathname).toBe('/next');
  await new Promise((rest) => setTimeout(rest, addressPauseMs + 100));
  expect(history.location.pathname).toBe('/next');
});
