import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link as RouterLink, Route, Routes } from 'react-router-dom';

/* The least that React and its router make of the list and of the form: no styles, no library, no second language. */

/** The portal's sample takes this long to answer, in milliseconds (app/ports/createPorts.ts): both wait for a provider alike. */
const answerMs = 350;

const rows = Array.from({ length: 4 }, (_, index) => ({
  id: 1001 + index,
  domain: `shop${index}.example.com`,
  ip: `185.10.20.${index}`,
  os: 'Debian 12',
  status: 'Active',
  price: '1 577,00 RUB',
}));

function List() {
  const [listed, setListed] = useState<typeof rows | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setListed(rows), answerMs);
    return () => clearTimeout(timer);
  }, []);
  if (!listed) return <p>…</p>;
  return (
    <table>
      <tbody>
        {listed.map((row) => (
          <tr key={row.id} data-row>
            {Object.entries(row).map(([name, value]) => (
              <td key={name}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Login() {
  return (
    <form>
      <h1>Вход</h1>
      <input name="login" />
      <input name="password" type="password" />
      <button>Войти</button>
    </form>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
createRoot(root).render(
  <BrowserRouter basename="/bench">
    <nav>
      <RouterLink to="/list">VPS</RouterLink> <RouterLink to="/login">Вход</RouterLink>
    </nav>
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="/login" element={<Login />} />
    </Routes>
  </BrowserRouter>,
);
