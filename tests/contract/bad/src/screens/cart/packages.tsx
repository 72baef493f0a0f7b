import { Dialog } from 'radix-ui'; // ← boundaries/dependencies
import { useSearchField } from 'react-aria'; // ← boundaries/dependencies
import { useNumberFieldState } from 'react-stately'; // ← boundaries/dependencies
import { Link } from 'react-router-dom'; // ← boundaries/dependencies

export const used = [Dialog, useSearchField, useNumberFieldState, Link];
