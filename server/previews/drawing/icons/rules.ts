import Baby from 'lucide-react/icons/baby';
import BookOpen from 'lucide-react/icons/book-open';
import Bus from 'lucide-react/icons/bus';
import Car from 'lucide-react/icons/car';
import ChefHat from 'lucide-react/icons/chef-hat';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MapPin from 'lucide-react/icons/map-pin';
import Speech from 'lucide-react/icons/speech';
import SprayCan from 'lucide-react/icons/spray-can';
import Sprout from 'lucide-react/icons/sprout';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UsersRound from 'lucide-react/icons/users-round';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The same ones as on the pages. */
const ofCategories: Record<string, typeof Baby> = {
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

interface Place {
  x: number;
  y: number;
  size: number;
  color: string;
}

export function categoryIcon(category: string, place: Place): string {
  return draw(ofCategories[category] ?? HeartHandshake, place, 1.5);
}

export function pinIcon(place: Place): string {
  return draw(MapPin, place, 2);
}

function draw(icon: typeof Baby, place: Place, strokeWidth: number): string {
  return renderToStaticMarkup(createElement(icon, { ...place, strokeWidth }));
}
