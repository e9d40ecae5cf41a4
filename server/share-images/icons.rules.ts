import Baby from 'lucide-react/icons/baby';
import BookOpen from 'lucide-react/icons/book-open';
import BookOpenText from 'lucide-react/icons/book-open-text';
import Bus from 'lucide-react/icons/bus';
import Car from 'lucide-react/icons/car';
import ChefHat from 'lucide-react/icons/chef-hat';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import House from 'lucide-react/icons/house';
import ListChecks from 'lucide-react/icons/list-checks';
import MapPin from 'lucide-react/icons/map-pin';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Speech from 'lucide-react/icons/speech';
import SprayCan from 'lucide-react/icons/spray-can';
import Sprout from 'lucide-react/icons/sprout';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UsersRound from 'lucide-react/icons/users-round';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type CategoryIconName, categoryIconOf } from '#contract/category-icons.ts';
import type { SharedPage } from '#contract/share-images.ts';

const icons: Record<CategoryIconName, typeof Baby> = {
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

const pageIcons: Record<SharedPage, typeof Baby> = {
  about: House,
  blog: BookOpenText,
  ture: ListChecks,
  tariffs: ReceiptText,
  safety: ShieldCheck,
};

interface Place {
  x: number;
  y: number;
  size: number;
  color: string;
}

export function categoryIcon(category: string, place: Place): string {
  return draw(icons[categoryIconOf(category)], place, 1.5);
}

export function pageIcon(page: SharedPage, place: Place): string {
  return draw(pageIcons[page], place, 1.5);
}

export function pinIcon(place: Place): string {
  return draw(MapPin, place, 2);
}

function draw(icon: typeof Baby, place: Place, strokeWidth: number): string {
  return renderToStaticMarkup(createElement(icon, { ...place, strokeWidth }));
}
