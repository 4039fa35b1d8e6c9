import { type Language, storedLanguage } from '../i18n/language';

interface MenuTexts {
  hello: string;
  profile: string;
  more: string;
  views: string;
  leave: string;
  enter: string;
}

/** UI strings of the user menu; separate from the others, because every page shows them. */
const texts: Readonly<Record<Language, MenuTexts>> = {
  en: {
    hello: 'Hi,',
    profile: 'My Profile',
    more: 'Account settings and more',
    views: 'Saved views',
    leave: 'Sign Out',
    enter: 'Sign In!',
  },
  de: {
    hello: 'Hallo,',
    profile: 'Mein Profil',
    more: 'Einstellungen und mehr',
    views: 'Gespeicherte Ansichten',
    leave: 'Abmelden',
    enter: 'Anmelden!',
  },
  es: {
    hello: 'Hola,',
    profile: 'Mi perfil',
    more: 'Configuración y más',
    views: 'Vistas guardadas',
    leave: 'Salir',
    enter: '¡Entrar!',
  },
  fr: {
    hello: 'Bonjour,',
    profile: 'Mon profil',
    more: 'Paramètres et plus',
    views: 'Vues enregistrées',
    leave: 'Se déconnecter',
    enter: 'Se connecter !',
  },
  ja: {
    hello: 'こんにちは、',
    profile: 'マイプロフィール',
    more: '設定など',
    views: '保存したビュー',
    leave: 'ログアウト',
    enter: 'ログイン',
  },
  zh: {
    hello: '您好，',
    profile: '我的资料',
    more: '设置及更多',
    views: '已保存的视图',
    leave: '退出',
    enter: '登录',
  },
  pt: {
    hello: 'Olá,',
    profile: 'Meu Perfil',
    more: 'Configurações e mais',
    views: 'Visões salvas',
    leave: 'Sair',
    enter: 'Entrar!',
  },
};

/**
 * Language of the user menu: Portuguese, like the surrounding page, unless the visitor has chosen
 * one.
 */
const language = storedLanguage() ?? 'pt';

/** Value of `lang` for the user menu. */
export const menuLanguage = language === 'pt' ? 'pt-BR' : language;

/** Returns the UI strings of the user menu in a language. */
export const menuTextsIn = (chosen: Language): MenuTexts => texts[chosen];

/** UI strings of the user menu in the current language; a change of language reloads the page. */
export const menuTexts = texts[language];
