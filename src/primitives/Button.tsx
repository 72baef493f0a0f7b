import { cva, cx } from 'class-variance-authority';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useChangesOff } from './changesOff';
import { Link, type LinkProps } from './Link';
import { Spinner } from './Spinner';

/** Variants of a button, which drive types, controls and the matrix story. */
export const buttonIntents = ['primary', 'secondary', 'ghost', 'danger'] as const;
export const buttonSizes = ['sm', 'md'] as const;

export type ButtonIntent = (typeof buttonIntents)[number];
export type ButtonSize = (typeof buttonSizes)[number];

const button = cva(
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control py-1 text-center font-medium sm:whitespace-nowrap select-none transition-colors duration-150 forced-colors:border disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed',
  {
    variants: {
      intent: {
        primary: 'bg-action text-on-action enabled:hover:bg-action-hover [a&]:hover:bg-action-hover',
        secondary:
          'border border-border-strong bg-surface text-text enabled:hover:bg-hover [a&]:hover:bg-hover',
        ghost: 'text-text enabled:hover:bg-hover [a&]:hover:bg-hover',
        danger: 'bg-danger text-on-action enabled:hover:bg-danger-hover',
      } satisfies Record<ButtonIntent, string>,
      size: {
        sm: 'min-h-control-sm text-sm',
        md: 'min-h-control text-base',
      } satisfies Record<ButtonSize, string>,
      shape: {
        text: '',
        iconOnly: '',
      },
    },
    compoundVariants: [
      { shape: 'text', size: 'sm', class: 'px-3' },
      { shape: 'text', size: 'md', class: 'px-4' },
      { shape: 'iconOnly', size: 'sm', class: 'w-control-sm' },
      { shape: 'iconOnly', size: 'md', class: 'w-control' },
    ],
    defaultVariants: { intent: 'secondary', size: 'md', shape: 'text' },
  },
);

interface ButtonLook {
  /** `primary` for a view's main action, `danger` for irreversible ones; `secondary` by default. */
  intent?: ButtonIntent;
  /** `sm` in toolbars and rows; `md` by default. */
  size?: ButtonSize;
  /** Icon before the text. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-busy'> {
  /** The element, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** Whether a request is running: shows a spinner and ignores clicks, but keeps focus. */
  pending?: boolean;
  /**
   * Whether it changes something on the server; `ChangesOff` disables it with a reason. True by default for submit
   * buttons and buttons with `pending`.
   */
  isChange?: boolean;
}

/** A button. `type` is `button` by default; only forms submit. */
export function Button({
  intent,
  size,
  icon,
  pending,
  className,
  children,
  onClick,
  type = 'button',
  isChange = type === 'submit' || pending !== undefined,
  ...rest
}: ButtonProps) {
  const off = useChangesOff(isChange);
  return (
    <button
      {...rest}
      type={pending ? 'button' : type}
      aria-disabled={pending ? true : rest['aria-disabled']}
      onClick={pending ? undefined : onClick}
      {...off}
      className={cx(button({ intent, size }), off && 'opacity-55', className)}
    >
      {pending ? <Spinner /> : icon}
      <span className="contents">{children}</span>
    </button>
  );
}

export interface IconButtonProps extends ButtonProps {
  /** Action of the button: its accessible name, and its tooltip if shown. */
  label: string;
}

/** A square icon button with an accessible name. */
export function IconButton({
  label,
  icon,
  intent = 'ghost',
  size,
  pending,
  className,
  onClick,
  type = 'button',
  isChange = type === 'submit' || pending !== undefined,
  children,
  ...rest
}: IconButtonProps) {
  const off = useChangesOff(isChange);
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={pending ? true : rest['aria-disabled']}
      onClick={pending ? undefined : onClick}
      {...off}
      className={cx(button({ intent, size, shape: 'iconOnly' }), 'relative', off && 'opacity-55', className)}
    >
      {children}
      {pending ? <Spinner /> : icon}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button. */
export function ButtonLink({ intent, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} variant="bare" className={cx(button({ intent, size }), className)}>
      {icon}
      <span className="contents">{children}</span>
    </Link>
  );
}
