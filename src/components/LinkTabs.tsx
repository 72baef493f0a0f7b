import { cx } from 'class-variance-authority';
import { Link } from '@/primitives/Link';

export interface LinkTab {
  /** Name of the part. */
  label: string;
  /** Address of the part. */
  href: string;
  /** The part is open. */
  isCurrent: boolean;
}

export interface LinkTabsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Parts of the page, in their order. */
  tabs: readonly LinkTab[];
}

/** Links between the parts of one page, each with an address of its own. They scroll where there is no room. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="-m-1 flex gap-1 overflow-x-auto p-1 whitespace-nowrap">
        {tabs.map(({ label: name, href, isCurrent }) => (
          <li key={href} {...(isCurrent && { ref: scrollIntoRow })}>
            <Link
              href={href}
              variant="bare"
              {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
              className={cx(
                // Narrower on a phone, so that a part that has no room is cut and not out of sight.
                'flex min-h-9 items-center rounded-control px-3 py-1.5 pointer-coarse:min-h-11 max-sm:px-2',
                isCurrent
                  ? 'bg-selected font-medium text-link forced-colors:border'
                  : 'text-text hover:bg-hover',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row, and never the page, so that the open part is visible. */
function scrollIntoRow(item: HTMLLIElement | null) {
  const row = item?.parentElement;
  if (!item || !row) return;
  const { left, right } = item.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  if (left < frame.left) row.scrollLeft -= frame.left - left;
  if (right > frame.right) row.scrollLeft += right - frame.right;
}
