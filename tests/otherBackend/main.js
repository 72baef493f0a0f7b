import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { paymentMethods, people, plans, prices, rates, servers } from './data.js';
import { Refusal, serve, usual } from './http.js';
import { cancellation } from './cancellation.js';
import { page } from './page.js';
import { support } from './support.js';

/*
 * Another provider's backend for catalogue, servers and support, based on the OpenAPI document alone, with data in
 * memory. `node main.js openapi.json`, with the port in `PORT`; prints its address.
 */

const sessions = new Map();
/** Listeners for changes, by open response. */
const lines = new Map();

const tokenOf = ({ headers }) => /\bbirds=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
const userOf = (request) => sessions.get(tokenOf(request)) ?? null;

function announce({ email }, ...topics) {
  const event = `event: change\ndata: ${JSON.stringify({ topics })}\n\n`;
  for (const [response, listener] of lines) if (listener === email) response.write(event);
}

function find(list, id, { email }) {
  const found = list.find((each) => each.owner === email && each.id === id);
  if (!found) throw new Refusal(404, 'notFound');
  return found;
}

/** A page of rows in their order; the cursor is the id of the last row that was sent. */
function pageOf(rows, { cursor, limit = '50' }, toItem) {
  const from = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && from === 0) throw new Refusal(422, 'invalidRequest');
  const items = rows.slice(from, from + Number(limit)).map(toItem);
  const isLast = from + items.length >= rows.length;
  return { items, next: isLast ? null : items.at(-1).id, total: rows.length };
}

const sorts = {
  id: ({ id }) => Number(id),
  ip: ({ ip }) => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0),
  status: ({ status }) => ['Ordered', 'Activation', 'Active', 'Off', 'Suspended'].indexOf(status),
  price: ({ monthlyPrice }) => monthlyPrice,
};

const distinct = (rows, name) => [...new Set(rows.map((row) => row[name]))];

/** No tariff is ever awaited here, and only its owner stops a server. */
function aboutServers(all) {
  const [cancelled, ...others] = all.filter(({ leavesOn }) => leavesOn);
  return {
    statuses: distinct(all, 'status'),
    datacenters: distinct(all, 'datacenter'),
    tariffs: distinct(all, 'tariff'),
    attention: cancelled ? [{ kind: 'leaving', server: cancelled, others: others.length }] : [],
  };
}

function listServers({ user, query }) {
  const { search = '', sort = 'id', direction, product = 'vps', endsBefore = '9999' } = query;
  const valueOf = sorts[sort] ?? ((server) => server[sort]);
  const way = direction === 'descending' ? -1 : 1;
  const named = query.ids?.split(',');
  const all = servers.filter(
    ({ owner, id }) => owner === user.email && product === 'vps' && (!named || named.includes(id)),
  );
  const isListed = ({ server }) =>
    server.endDate < endsBefore &&
    ['status', 'datacenter', 'tariff'].every((name) => [undefined, server[name]].includes(query[name])) &&
    `${server.domain}\n${server.ip}\n${server.os}`.toLowerCase().includes(search.trim().toLowerCase());
  const rows = all.filter(isListed).sort(({ server: one }, { server: other }) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return way * (Number(a > b) - Number(a < b) || one.id - other.id);
  });
  return {
    ...pageOf(rows, query, ({ server }) => server),
    sums: {
      monthly: rows.reduce((sum, { server }) => sum + server.monthlyPrice, 0),
      rebootable: rows.filter(({ server }) => server.status === 'Active').length,
      startable: rows.filter(({ server }) => server.status === 'Off').length,
    },
    about: aboutServers(all.map(({ server }) => server)),
  };
}

const settingsOf = ({ facts, server, settings, version }) => ({
  ...facts,
  server,
  settings,
  version,
  prices,
});

function saveServer({ params, user, body: { settings }, version }) {
  const row = find(servers, params.id, user);
  if (row.version !== version) throw new Refusal(409, 'stale', { current: settingsOf(row) });
  const { name, payment: _, ...rest } = settings;
  const isTaken = ({ id, owner, server }) =>
    id !== row.id && owner === row.owner && server.domain === rest.domain;
  if (servers.some(isTaken)) throw new Refusal(409, 'domainTaken');
  const isReached = Object.entries(rest).some(([field, value]) => row.settings[field] !== value);
  if (isReached && row.server.status !== 'Active') throw new Refusal(409, 'notEditable');
  if (!row.facts.addresses.includes(rest.ip)) throw new Refusal(422, 'invalidSettings', { fields: ['ip'] });
  Object.assign(row, { settings: { ...settings, name: name.trim() }, version: String(Number(version) + 1) });
  Object.assign(row.server, { domain: rest.domain, ip: rest.ip, os: rest.os });
  announce(user, 'servers');
  return settingsOf(row);
}

function reboot({ body: { ids }, user }) {
  const rows = ids.map((id) => find(servers, id, user));
  const stopped = rows.filter(({ server }) => server.status !== 'Active').map(({ id }) => id);
  if (stopped.length > 0) throw new Refusal(409, 'notActive', { ids: stopped });
  const event = { at: new Date().toISOString(), kind: 'rebooted', actor: 'customer', detail: null };
  for (const { events } of rows) events.unshift({ id: randomUUID(), ...event });
  announce(user, 'servers');
}

/** An act on all that a list has, in one part: a few rows are soon gone through. */
function actOn({ items }, { except }, isFor, act) {
  const chosen = items.filter(({ id }) => !except.includes(id));
  const rows = chosen.filter(isFor);
  rows.forEach(act);
  return { done: rows.length, skipped: chosen.length - rows.length, failed: [], next: null };
}

const pageHandlers = page({ servers, find, announce, settingsOf, details });
const power = pageHandlers['servers.power'];

function powerListed({ body, user }) {
  const { action, ...query } = body;
  const listed = listServers({ user, query: { ...query, limit: Infinity } });
  const isFor = ({ status }) => status === (action === 'start' ? 'Off' : 'Active');
  return actOn(listed, body, isFor, ({ id }) => power({ params: { id }, user, body: { action } }));
}

function details({ params, user }) {
  const { server, settings, events } = find(servers, params.id, user);
  const { ip: address, domain: reverseName } = server;
  const network = { family: 'IPv4', prefixLength: 24, gateway: '192.0.2.1', isPrimary: true };
  const access = { system: 'linux', host: address, port: 22, user: settings.username, updateCommand: null };
  return { addresses: [{ ...network, address, reverseName }], events, access };
}

/** This provider does not allow tariff changes by customers. */
function changeTariff({ params, user, body: { tariff } }) {
  const { server } = find(servers, params.id, user);
  if (server.tariff.startsWith(`${tariff}[`)) throw new Refusal(409, 'sameTariff');
  throw new Refusal(422, 'noTariff');
}

function login({ body: { email, password }, response }) {
  const token = randomUUID();
  const person = people.find((each) => each.email === email.toLowerCase() && each.password === password);
  if (!person) throw new Refusal(401, 'wrongLogin');
  sessions.set(token, person);
  response.setHeader('Set-Cookie', `birds=${token}; Path=/; HttpOnly; SameSite=Lax`);
  return { email: person.email };
}

function changes({ user, query, response }) {
  response.writeHead(200, { ...usual, 'Content-Type': 'text/event-stream' }).write(': open\n\n');
  lines.set(response, user.email);
  response.on('close', () => lines.delete(response));
  // It keeps no history of changes, so everything may have changed.
  if (query.silentFor > 0) announce(user, 'account', 'servers', 'tickets');
}

const figures = { balance: 0, currency: 'RUB', unreadMessages: 0, unpaidItems: 0, timeZone: 'UTC' };

const handlers = {
  changes,
  'auth.login': login,
  'auth.logout': ({ request }) => (sessions.delete(tokenOf(request)), { user: null }),
  'auth.session': ({ user }) => ({ user: user && { ...user, password: undefined, role: 'customer' } }),
  'auth.config': () => ({ access: 'session', externalSignIn: null }),
  'account.summary': ({ user }) => ({
    email: user.email,
    name: user.firstName,
    ...figures,
    today: new Date().toISOString().slice(0, 10),
  }),
  'cart.load': () => ({ entries: [] }),
  'notifications.list': () => ({ items: [] }),
  'catalog.plans': () => ({ items: plans, prices, currency: 'RUB' }),
  'catalog.promo': ({ params }) => find([], params.code, {}),
  'catalog.paymentMethods': () => ({ items: paymentMethods }),
  'catalog.rates': () => rates,
  'catalog.supportAnswers': () => ({ items: [] }),
  'servers.list': listServers,
  'servers.details': details,
  'servers.settings': ({ params, user }) => settingsOf(find(servers, params.id, user)),
  'servers.save': saveServer,
  'servers.reboot': reboot,
  'servers.powerListed': powerListed,
  'servers.changeTariff': changeTariff,
  ...pageHandlers,
  ...cancellation({ servers, find, announce }),
  ...support({ servers, find, pageOf, actOn, announce }),
};

const server = serve(JSON.parse(readFileSync(process.argv[2], 'utf8')), handlers, userOf);
server.listen(Number(process.env.PORT ?? 0), () =>
  console.log(`Listening at http://localhost:${server.address().port}`),
);
