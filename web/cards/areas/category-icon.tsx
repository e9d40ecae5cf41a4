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
import { type CategoryIconName, categoryIconOf } from '#contract/category-icons.ts';

const icons: Record<CategoryIconName, LucideIcon> = {
  Baby,
  BookOpen,
  Bus,
  Car,
  ChefHat,
  GraduationCap,
  HandHeart,
  HeartHandshake,
  Speech,
  SprayCan,
  Sprout,
  Stethoscope,
  UsersRound,
};

export function CategoryIcon({ category, className }: { category: string; className?: string }) {
  const Icon = icons[categoryIconOf(category)];
  return <Icon aria-hidden className={className} strokeWidth={1.75} />;
}
