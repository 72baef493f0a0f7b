import type { Server } from '@/domain/servers/server';

/*
 * The reference: a careful hand-written version without a library. A virtual list of absolutely positioned, recycled
 * rows with the same columns, in a frame with the portal's links. Filtering searches texts lower-cased in advance,
 * sorting uses one collator or subtraction, and select-all is a set of ids.
 */
const rowHeight = 52;
const margin = 4;
type Row = HTMLDivElement;

const columns: readonly (readonly [name: string, width: number, text: (server: Server) => string])[] = [
  ['ID#', 54, (server) => `#${server.id}`],
  ['Домен', 170, (server) => server.domain],
  ['IP-адрес', 120, (server) => server.ip],
  ['Шаблон ОС', 110, (server) => server.os],
  ['Тариф', 90, (server) => server.tariff],
  ['Дата-центр', 150, (server) => server.datacenter],
  ['Окончание', 90, (server) => dateFormat.format(Date.parse(server.endDate))],
  ['Статус', 110, (server) => server.status],
  ['Цена', 150, (server) => `${moneyFormat.format(server.monthlyPrice / 100)} RUB / мес.`],
];
const dateFormat = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC' });
const moneyFormat = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 });

const links = Array.from({ length: 16 }, (_, index) => `<a href="#${index}">Раздел ${index}</a><br>`).join(
  '',
);
const collator = new Intl.Collator('ru');

export function mountHandWritten(root: HTMLElement, servers: readonly Server[]): void {
  root.innerHTML = `
    <nav style="position: fixed; inset: 0 auto 0 0; width: 240px">${links}</nav>
    <header style="margin-left: 240px; height: 56px"><button>Аккаунт</button></header>
    <main style="margin-left: 264px">
    <input type="search" aria-label="Поиск" style="border: 1px solid; padding: 8px">
    <button data-refresh>Обновить</button>
    <div data-scroller style="height: 600px; overflow: auto; position: relative; margin-top: 16px">
      <div data-head style="position: sticky; top: 0; display: flex; height: 44px; background: Canvas; z-index: 1"></div>
      <div data-body style="position: relative"></div>
    </div>
    <p data-footer></p>
    </main>`;
  const find = (selector: string) => {
    const element = root.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(selector);
    return element;
  };
  const input = find('input');
  const scroller = find('[data-scroller]');
  const body = find('[data-body]');
  const footer = find('[data-footer]');
  const selectAll = document.createElement('input');
  selectAll.type = 'checkbox';
  selectAll.ariaLabel = 'Выбрать все';
  find('[data-head]').append(selectAll);
  for (const [name, width] of columns) {
    const button = document.createElement('button');
    button.textContent = name;
    button.style.width = `${width}px`;
    button.onclick = () => sortBy(name);
    find('[data-head]').append(button);
  }

  // No field and no search contains a line break.
  const texts = servers.map(({ domain, ip, os }) => `${domain}\n${ip}\n${os}`.toLowerCase());
  let listed = [...servers];
  let selected = new Set<number>();
  const pool: Row[] = [];

  function makeRow(): Row {
    const row = document.createElement('div');
    row.dataset['row'] = '';
    row.style.cssText = `position: absolute; display: flex; align-items: center; height: ${rowHeight}px; border-bottom: 1px solid #ddd`;
    const box = document.createElement('input');
    box.type = 'checkbox';
    row.append(box);
    for (const [, width] of columns) {
      const cell = document.createElement('span');
      cell.style.cssText = `width: ${width}px; font-size: 13px`;
      row.append(cell);
    }
    const menu = document.createElement('button');
    menu.textContent = '⋮';
    row.append(menu);
    body.append(row);
    return row;
  }

  function render() {
    body.style.height = `${listed.length * rowHeight}px`;
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - margin);
    const last = Math.min(
      listed.length,
      Math.ceil((scroller.scrollTop + scroller.clientHeight) / rowHeight) + margin,
    );
    for (let slot = 0; slot < Math.max(last - first, pool.length); slot += 1) {
      const row = (pool[slot] ??= makeRow());
      const server = listed[first + slot];
      row.hidden = !server || first + slot >= last;
      row.style.display = row.hidden ? 'none' : 'flex';
      if (!server || row.hidden) continue;
      row.style.transform = `translateY(${(first + slot) * rowHeight}px)`;
      const [box, ...cells] = row.children;
      if (box instanceof HTMLInputElement) box.checked = selected.has(server.id);
      columns.forEach(([, , text], index) => {
        const cell = cells[index];
        if (cell) cell.textContent = text(server);
      });
    }
    let total = 0;
    for (const server of listed) total += server.monthlyPrice;
    footer.textContent = `Всего: ${listed.length}, выбрано: ${selected.size}, ${moneyFormat.format(total / 100)}`;
  }

  function sortBy(name: string) {
    if (name === 'Домен') listed.sort((a, b) => collator.compare(a.domain, b.domain));
    else if (name === 'Цена') listed.sort((a, b) => a.monthlyPrice - b.monthlyPrice);
    else if (name === 'ID#') listed.sort((a, b) => a.id - b.id);
    else listed.sort((a, b) => collator.compare(a.os, b.os));
    scroller.scrollTop = 0;
    render();
  }

  input.addEventListener('input', (event) => {
    const needle = event.target instanceof HTMLInputElement ? event.target.value.trim().toLowerCase() : '';
    listed = servers.filter((_, index) => texts[index]?.includes(needle));
    render();
  });
  selectAll.addEventListener('change', () => {
    selected = selectAll.checked ? new Set(listed.map(({ id }) => id)) : new Set();
    render();
  });
  scroller.addEventListener('scroll', render);
  render();
}
