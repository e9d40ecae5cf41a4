import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CardTile } from '#contract/cards.ts';

type CardLinkProps = {
  card: Pick<CardTile, 'kind' | 'slug'>;
  className?: string;
  children: ReactNode;
};

export function CardLink({ card, ...rest }: CardLinkProps) {
  const to = card.kind === 'resume' ? '/resume-{$slug}' : '/vacancy-{$slug}';
  return <Link {...rest} to={to} params={{ slug: card.slug }} />;
}
