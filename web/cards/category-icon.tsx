import {
  Baby,
  BookOpen,
  Bus,
  Car,
  ChefHat,
  GraduationCap,
  HandHeart,
  HeartHandshake,
  type LucideIcon,
  Speech,
  SprayCan,
  Sprout,
  Stethoscope,
  UsersRound,
} from 'lucide-react';

/**
 * A picture and the examples in `edit/trade-words.ts` are all that a category has in the code; without
 * them it still has the hands and general ones.
 */
const icons: Record<string, LucideIcon> = {
  nyanya: Baby,
  sidelka: HandHeart,
  domrabotnitsa: SprayCan,
  repetitor: GraduationCap,
  guvernantka: BookOpen,
  povar: ChefHat,
  voditel: Car,
  avtonyanya: Bus,
  medsestra: Stethoscope,
  logoped: Speech,
  sadovnik: Sprout,
  'semeynaya-para': UsersRound,
};

export function CategoryIcon({ category, className }: { category: string; className?: string }) {
  const Icon = icons[category] ?? HeartHandshake;
  return <Icon aria-hidden className={className} strokeWidth={1.75} />;
}
